"""Makes bargah-figures-*.woff from Vazirmatn: its ten digits in boxes of one width, so that figures stand under each other.

Vazirmatn's own tabular digits leave holes around the narrow zero. Here the box is narrower, the wide digits are made to fit it,
and the zero is larger. Needs fonttools: `python3 make-figures.py node_modules/vazirmatn/fonts/ttf`, in this folder. The licence
of Vazirmatn, OFL.txt, holds for what is made of it.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

WEIGHTS = {"Regular": 400, "SemiBold": 600, "Bold": 700}
ZERO, DIGITS = 0x6F0, range(0x6F0, 0x6FA)
SEPARATORS, MINUS, FIGURE_SPACE = (0x66C, 0x66B), 0x2212, 0x2007
# parts of the em
BOX, SEPARATOR_BOX = 0.55, 0.24
LARGER_ZERO, ZERO_RISES, LONGER_MINUS = 1.28, 0.03, 1.25


def subset_of(file: Path) -> TTFont:
    font = TTFont(file)
    options = subset.Options(layout_features=[], name_IDs=["*"], notdef_outline=True, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[*DIGITS, *SEPARATORS, MINUS, FIGURE_SPACE])
    subsetter.subset(font)
    return font


def redraw(font: TTFont, outlines: dict, code: int, box: float, scale=(1.0, 1.0), rise=0.0) -> None:
    """Draws a glyph anew, scaled around its middle, in the middle of a box of that width."""
    name = font.getBestCmap()[code]
    left, bottom, right, top = outlines[code][1]
    middle = (bottom + top) / 2
    shift = (box / 2 - scale[0] * (left + right) / 2, middle - scale[1] * middle + rise)
    pen = TTGlyphPen(None)
    outlines[code][0].replay(TransformPen(pen, (scale[0], 0, 0, scale[1], *shift)))
    glyph = pen.glyph()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (round(box), glyph.xMin)


def outlines_of(font: TTFont) -> dict:
    """What each character is drawn by, and its bounds, before any is changed."""
    glyphs, found = font.getGlyphSet(), {}
    for code, name in font.getBestCmap().items():
        recording, bounds = DecomposingRecordingPen(glyphs), BoundsPen(glyphs)
        glyphs[name].draw(recording)
        glyphs[name].draw(bounds)
        found[code] = (recording, bounds.bounds)
    return found


def make(file: Path, weight: int) -> None:
    font = subset_of(file)
    em = font["head"].unitsPerEm
    box = round(BOX * em)
    widest = (0.475 if weight < 600 else 0.485) * em
    outlines = outlines_of(font)
    for code in DIGITS:
        left, _, right, _ = outlines[code][1]
        if code == ZERO:
            redraw(font, outlines, code, box, (LARGER_ZERO, LARGER_ZERO), ZERO_RISES * em)
        else:
            redraw(font, outlines, code, box, (min(1.0, widest / (right - left)), 1.0))
    for code in SEPARATORS:
        if code in outlines:
            redraw(font, outlines, code, round(SEPARATOR_BOX * em))
    if MINUS in outlines:
        redraw(font, outlines, MINUS, box, (LONGER_MINUS, 1.0))
    for name in font["name"].names:
        if name.nameID in (1, 3, 4, 6, 16):
            name.string = "BargahFigures" if name.nameID == 6 else "Bargah Figures"
    for table in ("GSUB", "GPOS", "GDEF"):
        if table in font:
            del font[table]
    font.flavor = "woff"
    font.save(f"bargah-figures-{weight}.woff")


for style, weight in WEIGHTS.items():
    make(Path(sys.argv[1]) / f"Vazirmatn-{style}.ttf", weight)
