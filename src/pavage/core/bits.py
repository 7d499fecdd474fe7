"""Bit counting for compiled code: one machine instruction when compiled, plain Python when not."""

from typing import Any

from numba import types
from numba.extending import intrinsic, overload

# numba's own decorator stays in compiled.py. Here an instruction has to be named to the compiler,
# as search/playout.py names a type; no other module knows numba.


def trailing_zeros(x: Any) -> int:
    """How many zero bits stand below the lowest one bit of a 64-bit word (x != 0)."""
    return (int(x) & -int(x)).bit_length() - 1


def popcount(x: Any) -> int:
    """How many bits of a 64-bit word are one."""
    return int(x).bit_count()


@intrinsic
def _cttz(typingctx: Any, x: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.uint64(types.uint64), codegen


@intrinsic
def _ctpop(typingctx: Any, x: Any) -> Any:
    def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), codegen


@overload(trailing_zeros)
def _compiled_trailing_zeros(x: Any) -> Any:
    def run(x: Any) -> Any:
        return types.int64(_cttz(types.uint64(x)))

    return run


@overload(popcount)
def _compiled_popcount(x: Any) -> Any:
    def run(x: Any) -> Any:
        return types.int64(_ctpop(types.uint64(x)))

    return run
