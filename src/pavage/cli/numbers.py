"""Numbers as the reader's language writes them."""

from pavage.cli.language import language


def number(n: int) -> str:
    """A count."""
    from babel.numbers import format_decimal

    return format_decimal(n, locale=language())


def duration(seconds: float) -> str:
    """A time in seconds."""
    from babel.numbers import format_decimal

    pattern = "#,##0.000" if seconds < 1 else "#,##0.0"
    return format_decimal(seconds, pattern, locale=language()) + "\N{NO-BREAK SPACE}s"
