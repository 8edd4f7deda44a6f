"""Makes vazirmatn-persian.woff2 from Vazirmatn: all that a Persian screen is written with, its signs and space too, and no more.

So the first words of a screen wait for one small file. Other letters, Latin and Arabic, come from the whole font when they
are met (../fonts.css). Needs fonttools and brotli: `python3 make-letters.py "node_modules/vazirmatn/fonts/variable/Vazirmatn[wght].ttf"`,
in this folder, with version 33.003 of the font. The licence of Vazirmatn, OFL.txt, holds for what is made of it.
"""

import sys
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# as in the unicode-range of ../fonts.css
RANGES = (
    "20-21 28-2B 2D-2F 3A A0 AB B7 BB D7 60C 61B 61F 621-63A 640-655 66A-66C 670 67E 686 698 6A9 6AF 6C0 6CC 6F0-6F9 "
    "200C-200D 2013-2014 2026 2212"
)
WEIGHTS = (400, 800)
FEATURES = ["calt", "ccmp", "fina", "init", "liga", "medi", "rlig", "tnum", "kern", "mark", "mkmk"]


def codes() -> list[int]:
    ends = [[int(end, 16) for end in one.split("-")] for one in RANGES.split()]
    return [code for end in ends for code in range(end[0], end[-1] + 1)]


font = TTFont(sys.argv[1])
options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"], notdef_outline=True)
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=codes())
subsetter.subset(font)
# the variations of glyphs that went are only gone once the font was written
smaller = BytesIO()
font.save(smaller)
smaller.seek(0)
letters = instancer.instantiateVariableFont(TTFont(smaller), {"wght": WEIGHTS})
letters.flavor = "woff2"
letters.save("vazirmatn-persian.woff2")
