"""``python -m pavage`` is the ``pavage`` command."""

from pavage.cli.main import main

if __name__ == "__main__":
    main()
