"""Makes the faces of the documents from the web fonts of the site. Run by hand when a typeface changes:

    pip install fonttools==4.66.1 brotli && python3 packages/documents/fonts/make-faces.py

The web fonts are variable, packed as WOFF2 and split by alphabet, which no PDF library here can embed. Each face becomes one static
TrueType font at one weight: Latin and Latin Extended-A joined, kerning kept, hints and other features dropped, figures of one width
(so that amounts align in columns), and a word space of at least a quarter of an em (the fonts' own is meant for screens and large sizes).
"""

import base64
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules"
WEIGHTS = {400: "Regular", 700: "Bold"}
FAMILIES = ["archivo", "barlow", "figtree", "libre-franklin", "manrope", "outfit"]
PUNCTUATION = {0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212}
LATIN = (set(range(0x20, 0x7F)) | set(range(0xA0, 0x180)) | {0x218, 0x219, 0x21A, 0x21B} | PUNCTUATION) - {0xAD}
OTHERS = set(range(0x180, 0x250)) | set(range(0x370, 0x530)) | set(range(0x1E00, 0x1F00))
DROPPED = ("GSUB", "fpgm", "prep", "cvt ", "gasp", "STAT", "HVAR", "MVAR", "DSIG", "meta")


def package_of(family):
    return "@fontsource/barlow" if family == "barlow" else f"@fontsource-variable/{family}"


def opened(family, alphabet, weight):
    """The web font of an alphabet, at one weight."""
    name = f"{family}-{alphabet}-{weight}-normal" if family == "barlow" else f"{family}-{alphabet}-wght-normal"
    font = TTFont(PACKAGES / package_of(family) / "files" / f"{name}.woff2", recalcTimestamp=False)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    font.flavor = None
    return font


def take_tabular_figures(font):
    tabular = {}
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for table in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                    tabular.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if table.cmap.get(code) in tabular:
                table.cmap[code] = tabular[table.cmap[code]]
    figures = [font.getBestCmap()[code] for code in range(0x30, 0x3A)]
    widest = max(font["hmtx"][figure][0] for figure in figures)
    for figure in figures:  # A family without tabular figures gets them: each in the middle of the widest.
        width, side = font["hmtx"][figure]
        shift, glyph = (widest - width) // 2, font["glyf"][figure]
        if widest - width < 3:
            continue
        glyph.expand(font["glyf"])
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][figure] = (widest, side + shift)


def widen_space(font):
    least, codes = round(font["head"].unitsPerEm / 4), font.getBestCmap()
    for code in (0x20, 0xA0):
        if code in codes and font["hmtx"][codes[code]][0] < least:
            font["hmtx"][codes[code]] = (least, 0)


def reduce(font, codes):
    for table in DROPPED:
        if table in font:
            del font[table]
    options = subset.Options()
    options.layout_features, options.hinting, options.glyph_names = ["kern"], False, False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    reducer = subset.Subsetter(options)
    reducer.populate(unicodes=[code for code in font.getBestCmap() if code in codes])
    reducer.subset(font)
    return set(font.getBestCmap())


def made(name, family, alphabets, weight, wanted):
    """One face of several alphabets, named so that a PDF tells them apart."""
    seen, parts = set(), []
    with TemporaryDirectory() as folder:
        for alphabet in alphabets:
            font = opened(family, alphabet, weight)
            if alphabet == "latin":
                take_tabular_figures(font)
                widen_space(font)
            for table in ("GPOS", "GDEF"):
                if wanted is OTHERS and table in font:
                    del font[table]
            seen |= reduce(font, wanted - seen)
            parts.append(f"{folder}/{alphabet}.ttf")
            font.save(parts[-1])
        face = Merger().merge(parts)
        # The same fonts always give the same bytes.
        face.recalcTimestamp = False
        face["head"].modified = face["head"].created
        words = "".join(part.capitalize() for part in name.split("-"))
        for record in face["name"].names:
            names = {1: words, 2: WEIGHTS[weight], 4: f"{words} {WEIGHTS[weight]}", 6: f"{words}-{WEIGHTS[weight]}"}
            record.string = names.get(record.nameID, record.string)
        face.save(f"{folder}/face.ttf")
        data = Path(folder, "face.ttf").read_bytes()
    version = json.loads((PACKAGES / package_of(family) / "package.json").read_text())["version"]
    entry = {"name": f"{words}-{WEIGHTS[weight]}", "from": f"{package_of(family)} {version}", "weight": weight}
    entry["trueType"] = base64.b64encode(data).decode()
    (HERE / f"{name}-{weight}.json").write_text(json.dumps(entry, indent=2) + "\n")


for each in WEIGHTS:
    for typeface in FAMILIES:
        made(typeface, typeface, ["latin", "latin-ext"], each, LATIN)
    made("manrope-wide", "manrope", ["vietnamese", "greek", "cyrillic", "cyrillic-ext"], each, OTHERS)
