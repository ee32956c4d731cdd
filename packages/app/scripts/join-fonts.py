"""
Joins variable fonts that a family is divided into, one alphabet each, into one file: `join-fonts.py OUT PART...`.

`subset-fonts.ts` runs it; the result is committed, so builds need neither Python nor fontTools. The parts come from one
font, so their axes, units and vertical metrics are the same, and they share no character. Glyphs are renamed, since each
part numbers its own. Variation data of the parts is appended: whatever refers to it by number is moved by as much.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib.hvar import add_HVAR

NOTDEF = ".notdef"

# Vertical text, and widths that are computed anew.
DROPPED = ("vhea", "vmtx", "VVAR", "HVAR")


def open_part(path, number):
    """Returns a font whose glyphs have names that no other part uses."""
    order = TTFont(path).getGlyphOrder()
    font = TTFont(path)
    font.setGlyphOrder([name if name == NOTDEF else f"{number}.{at}" for at, name in enumerate(order)])
    for tag in ("glyf", "gvar", "hmtx", "cmap", "GDEF", "GSUB", "GPOS"):
        if hasattr(font[tag], "ensureDecompiled"):
            font[tag].ensureDecompiled()
    font["post"].formatType = 3.0
    return font


def visit(node, change):
    """Calls `change` with each object of a table."""
    if isinstance(node, list):
        for item in node:
            visit(item, change)
    elif isinstance(node, dict):
        for item in node.values():
            visit(item, change)
    elif hasattr(node, "__dict__"):
        if hasattr(node, "ensureDecompiled"):
            node.ensureDecompiled()
        change(node)
        for item in list(vars(node).values()):
            visit(item, change)


def join_glyphs(fonts):
    whole = fonts[0]
    order = [NOTDEF] + [name for font in fonts for name in font.getGlyphOrder() if name != NOTDEF]
    characters = {}
    for font in fonts:
        shared = characters.keys() & font.getBestCmap().keys()
        assert not shared, f"two parts have {''.join(map(chr, shared))}"
        characters |= font.getBestCmap()
        for name in font.getGlyphOrder():
            if name == NOTDEF:
                continue
            whole["glyf"].glyphs[name] = font["glyf"][name]
            whole["hmtx"].metrics[name] = font["hmtx"].metrics[name]
            whole["gvar"].variations[name] = font["gvar"].variations.get(name, [])
    whole.setGlyphOrder(order)
    whole["glyf"].setGlyphOrder(order)
    whole["cmap"].tables = [table for table in whole["cmap"].tables if table.isUnicode()]
    for table in whole["cmap"].tables:
        table.cmap = characters
    whole["maxp"].numGlyphs = len(order)


def join_definitions(fonts):
    """Joins the classes of glyphs and the store of variations that the layout tables refer to."""
    whole = fonts[0]["GDEF"].table
    store = whole.VarStore
    for font in fonts[1:]:
        part = font["GDEF"].table
        regions, data = len(store.VarRegionList.Region), len(store.VarData)
        store.VarRegionList.Region += part.VarStore.VarRegionList.Region
        for each in part.VarStore.VarData:
            each.VarRegionIndex = [index + regions for index in each.VarRegionIndex]
        store.VarData += part.VarStore.VarData

        def move(node, data=data):
            # A device table of this format refers to the store; its `StartSize` is the outer index.
            if isinstance(node, otTables.Device) and node.DeltaFormat == 0x8000:
                node.StartSize += data

        visit(font["GPOS"].table.LookupList, move)
        assert not (part.LigCaretList or part.MarkAttachClassDef or part.AttachList)
        if part.GlyphClassDef:
            whole.GlyphClassDef.classDefs |= part.GlyphClassDef.classDefs
        if getattr(part, "MarkGlyphSetsDef", None):
            assert not getattr(whole, "MarkGlyphSetsDef", None)
            whole.MarkGlyphSetsDef = part.MarkGlyphSetsDef
    store.VarRegionList.RegionCount = len(store.VarRegionList.Region)
    store.VarDataCount = len(store.VarData)


def language_of(table, script, language):
    """Returns what a part applies to a language: a script it does not name has its default."""
    scripts = {record.ScriptTag: record.Script for record in table.ScriptList.ScriptRecord}
    found = scripts.get(script) or scripts.get("DFLT")
    if not found:
        return None
    languages = {record.LangSysTag: record.LangSys for record in found.LangSysRecord}
    return languages.get(language) or found.DefaultLangSys


def join_layout(fonts, tag):
    """Joins the lookups of GSUB or GPOS, and gives each script and language the features of all parts."""
    tables = [font[tag].table for font in fonts]
    assert not any(getattr(table, "FeatureVariations", None) for table in tables)
    lookups, starts = [], []
    for table in tables:
        start = len(lookups)
        starts.append(start)

        def move(node, start=start):
            if isinstance(node, (otTables.SubstLookupRecord, otTables.PosLookupRecord)):
                node.LookupListIndex += start

        if table.LookupList:
            visit(table.LookupList, move)
            lookups += table.LookupList.Lookup

    languages = {}
    for table in tables:
        for record in table.ScriptList.ScriptRecord:
            named = {each.LangSysTag for each in record.Script.LangSysRecord}
            languages.setdefault(record.ScriptTag, {None}).update(named)

    def features_of(script, language):
        found = {}
        for table, start in zip(tables, starts):
            system = language_of(table, script, language)
            for index in system.FeatureIndex if system else []:
                record = table.FeatureList.FeatureRecord[index]
                found.setdefault(record.FeatureTag, set()).update(n + start for n in record.Feature.LookupListIndex)
        return {(name, tuple(sorted(numbers))) for name, numbers in found.items()}

    systems = {(script, language): features_of(script, language) for script in languages for language in languages[script]}
    features = sorted(set().union(*systems.values()))

    whole = tables[0]
    whole.FeatureList.FeatureRecord = []
    for name, numbers in features:
        record = otTables.FeatureRecord()
        record.FeatureTag = name
        record.Feature = otTables.Feature()
        record.Feature.FeatureParams = None
        record.Feature.LookupListIndex = list(numbers)
        record.Feature.LookupCount = len(numbers)
        whole.FeatureList.FeatureRecord.append(record)
    whole.FeatureList.FeatureCount = len(features)

    def system_of(script, language):
        system = otTables.LangSys()
        system.LookupOrder = None
        system.ReqFeatureIndex = 0xFFFF
        system.FeatureIndex = sorted(features.index(each) for each in systems[script, language])
        system.FeatureCount = len(system.FeatureIndex)
        return system

    whole.ScriptList.ScriptRecord = []
    for script in sorted(languages):
        record = otTables.ScriptRecord()
        record.ScriptTag = script
        record.Script = otTables.Script()
        record.Script.DefaultLangSys = system_of(script, None)
        record.Script.LangSysRecord = []
        for language in sorted(languages[script] - {None}):
            each = otTables.LangSysRecord()
            each.LangSysTag = language
            each.LangSys = system_of(script, language)
            record.Script.LangSysRecord.append(each)
        record.Script.LangSysCount = len(record.Script.LangSysRecord)
        whole.ScriptList.ScriptRecord.append(record)
    whole.ScriptList.ScriptCount = len(whole.ScriptList.ScriptRecord)
    whole.LookupList = whole.LookupList or otTables.LookupList()
    whole.LookupList.Lookup = lookups
    whole.LookupList.LookupCount = len(lookups)


def metrics_of(font):
    axes = [(axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue) for axis in font["fvar"].axes]
    return axes, font["head"].unitsPerEm, font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap


def main(out, *paths):
    fonts = [open_part(path, number) for number, path in enumerate(paths)]
    assert all(metrics_of(font) == metrics_of(fonts[0]) for font in fonts), "the parts are not of one font"
    join_glyphs(fonts)
    join_definitions(fonts)
    join_layout(fonts, "GSUB")
    join_layout(fonts, "GPOS")
    whole = fonts[0]
    for tag in DROPPED:
        if tag in whole:
            del whole[tag]
    add_HVAR(whole)
    # The file is the same whenever the same release of fontTools makes it.
    whole.recalcTimestamp = False
    whole.flavor = "woff2"
    whole.save(out)


main(*sys.argv[1:])
