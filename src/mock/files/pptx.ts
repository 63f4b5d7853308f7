import { strToU8 } from 'fflate'
import { archive } from './placeholders.js'

/** Returns a presentation with one slide for each text. */
export function pptx(texts: string[]): Uint8Array {
  const slides = texts.map((text, index) => ({ text, number: index + 1, id: `rId${index + 2}` }))
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(slides.map(({ number }) => number)),
    '_rels/.rels': relations([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': presentation(slides.map(({ id }) => id)),
    'ppt/_rels/presentation.xml.rels': relations([
      ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map(({ id, number }): Relation => [id, 'slide', `slides/slide${number}.xml`]),
    ]),
    'ppt/slideMasters/slideMaster1.xml': MASTER,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['rId2', 'theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': LAYOUT,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([
      ['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    'ppt/theme/theme1.xml': THEME,
  }
  const toLayout = relations([['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml']])
  for (const { number, text } of slides) {
    parts[`ppt/slides/slide${number}.xml`] = slide(text)
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = toLayout
  }
  return archive(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(XML_DECLARATION + xml)])))
}

type Relation = [id: string, type: string, target: string]

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const NAMESPACES = `xmlns:a="${DRAWING}" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`
const MAIN = 'application/vnd.openxmlformats-officedocument.presentationml'

function contentTypes(slides: number[]): string {
  const parts = [
    ['/ppt/presentation.xml', `${MAIN}.presentation.main+xml`],
    ['/ppt/slideMasters/slideMaster1.xml', `${MAIN}.slideMaster+xml`],
    ['/ppt/slideLayouts/slideLayout1.xml', `${MAIN}.slideLayout+xml`],
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ...slides.map((number) => [`/ppt/slides/slide${number}.xml`, `${MAIN}.slide+xml`]),
  ]
  const overrides = parts.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  const byDefault = `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
  return `<Types xmlns="${PACKAGE}/content-types">${byDefault}${overrides.join('')}</Types>`
}

function relations(list: Relation[]): string {
  const items = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`
}

function presentation(ids: string[]): string {
  const slides = ids.map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`).join('')
  const masters = '<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>'
  const sizes = '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>'
  return `<p:presentation ${NAMESPACES}>${masters}<p:sldIdLst>${slides}</p:sldIdLst>${sizes}</p:presentation>`
}

const tree = (shapes: string) =>
  `<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`

function slide(text: string): string {
  const box =
    '<p:nvSpPr><p:cNvPr id="2" name="Name"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>' +
    '<p:spPr><a:xfrm><a:off x="914400" y="2743200"/><a:ext cx="10363200" cy="1371600"/></a:xfrm>' +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>'
  const words = `<p:txBody><a:bodyPr/><a:p><a:r><a:rPr lang="en-US" sz="3600"/><a:t>${escaped(text)}</a:t></a:r></a:p></p:txBody>`
  return `<p:sld ${NAMESPACES}>${tree(`<p:sp>${box}${words}</p:sp>`)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`
}

const COLOR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>'
const MASTER = `<p:sldMaster ${NAMESPACES}>${tree('')}${COLOR_MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`
const LAYOUT = `<p:sldLayout ${NAMESPACES} type="blank">${tree('')}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`

const COLORS = {
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '1F2937',
  lt2: 'F3F4F6',
  accent1: '2563EB',
  accent2: '16A34A',
  accent3: 'EA580C',
  accent4: '9333EA',
  accent5: 'DB2777',
  accent6: '0891B2',
  hlink: '2563EB',
  folHlink: '9333EA',
}
const FONT = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>'
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
const LINE = `<a:ln w="9525">${FILL}</a:ln>`
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>'

/** PowerPoint requires a complete theme: twelve colors, two fonts, and three styles of each kind. */
const THEME = [
  `<a:theme xmlns:a="${DRAWING}" name="Plain"><a:themeElements><a:clrScheme name="Plain">`,
  ...Object.entries(COLORS).map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`),
  '</a:clrScheme><a:fontScheme name="Plain">',
  `<a:majorFont>${FONT}</a:majorFont><a:minorFont>${FONT}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain">`,
  `<a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${LINE.repeat(3)}</a:lnStyleLst>`,
  `<a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst>`,
  '</a:fmtScheme></a:themeElements></a:theme>',
].join('')

function escaped(text: string): string {
  // XML allows neither control characters nor the last two code points of the plane.
  const allowed = text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
  return allowed.replaceAll(/[<>&]/g, (char) => `&#${char.charCodeAt(0)};`)
}
