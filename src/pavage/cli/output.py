"""Writing a file so that what stood there is never lost: all of the new one or all of the old."""

import contextlib
import os
import stat
import tempfile

import click

from pavage.cli.errors import Failed, misused, why
from pavage.core.message import message

_STREAMS = ("/dev/std", "/dev/fd/", "/proc/")  # open already, whatever they lead to
_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")


def is_output(path: str) -> bool:
    """Whether this names standard output."""
    return path in _OUTPUT


def goes_out(path: str | None) -> bool:
    """Whether standard output is a file's."""
    return path is not None and is_output(path)


def check_writable(path: str) -> None:
    """Refuse at once a file that could not be written later, when a game is over."""
    if is_output(path):
        return
    if "\0" in path:
        misused("cli-no-folder", file=click.format_filename(path))
    target = os.path.realpath(path)
    folder = os.path.dirname(target)
    possible = not os.path.isdir(target) and os.path.isdir(folder)
    if possible and _is_plain(path):  # it will be made anew beside the old one
        possible = os.access(folder, os.W_OK)
    if not possible or (os.path.exists(target) and not os.access(target, os.W_OK)):
        misused("cli-no-folder", file=click.format_filename(path))


def write_file(path: str, data: bytes) -> None:
    """Write a file; ``-`` is standard output. Raises Failed, and the old file is still there.

    What standard output has against it is an OSError, as for everything that is printed.
    """
    if is_output(path):
        click.echo(data.decode(), nl=False)
        return
    try:
        if _is_plain(path):
            _replace(os.path.realpath(path), data)
        else:  # a pipe or a device: there is nothing to lose, and nothing to take its place
            with open(path, "wb") as file:
                file.write(data)
    except OSError as error:
        said = message("cli-unwritable", why=why(error))
        raise Failed(said, click.format_filename(path)) from None


def _is_plain(path: str) -> bool:
    if os.path.abspath(path).startswith(_STREAMS):
        return False
    return os.path.isfile(path) or not os.path.exists(path)


def _replace(target: str, data: bytes) -> None:
    """Write beside the target, make sure that it is on the disk, then let it take the place."""
    handle, beside = tempfile.mkstemp(prefix=".pavage-", dir=os.path.dirname(target))
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        with contextlib.suppress(OSError):  # some disks know no permissions
            os.chmod(beside, _mode(target))
        os.replace(beside, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def _mode(target: str) -> int:
    """The permissions of the file that is replaced, or those that any new file gets."""
    with contextlib.suppress(FileNotFoundError):
        return stat.S_IMODE(os.stat(target).st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
