"""How long the tests may take: ``PAVAGE_PROFILE`` is ``default``, ``quick`` or ``thorough``.

``quick`` is for the runs with the compiler off or with checked bounds, where a subset is enough:
without the compiler, which makes all of it a hundred times slower, a smaller one.
"""

from hypothesis import HealthCheck, settings

from pavage.core.compiled import is_compiled
from tests.helpers.profile import PROFILE

_EXAMPLES = {"quick": 12 if is_compiled() else 6, "default": 40, "thorough": 1000}

settings.register_profile(
    PROFILE,
    max_examples=_EXAMPLES[PROFILE],
    deadline=None,  # the first call of a compiled function takes seconds
    derandomize=PROFILE != "thorough",
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile(PROFILE)
