/** The files that the mock makes are read as other programs read them. */
import { crc32, inflateSync } from 'node:zlib'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../../../src/mock/files/pdf.js'
import { blankPng, emptyGlb, silentMp3 } from '../../../src/mock/files/placeholders.js'
import { pptx } from '../../../src/mock/files/pptx.js'

describe('a presentation', () => {
  const packed = Object.entries(unzipSync(pptx(['One', 'Two'])))
  const files = Object.fromEntries(packed.map(([name, bytes]) => [name, strFromU8(bytes)]))
  const slides = ['ppt/slides/slide1.xml', 'ppt/slides/slide2.xml']
  const [master, layout] = ['ppt/slideMasters/slideMaster1.xml', 'ppt/slideLayouts/slideLayout1.xml']

  /** Returns the attributes of each element with this name. */
  const elements = (part: string, name: string): Record<string, string>[] =>
    [...(files[part] ?? '').matchAll(new RegExp(`<${name}((?: [\\w:]+="[^"<]*")*)/?>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries([...text.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    )
  /** Returns the links of a part: the id, type and target of each. */
  const linksOf = (part: string) => {
    const [, folder = '', name] = /^(.*\/)?(.*)$/.exec(part) ?? []
    return elements(`${folder}_rels/${name}.rels`, 'Relationship').map(({ Id, Type = '', Target = '' }) => {
      expect(Type).toMatch(/^http:\/\/schemas\.openxmlformats\.org\/officeDocument\/2006\/relationships\/\w+$/)
      return [Id, Type.slice(Type.lastIndexOf('/') + 1), new URL(Target, `file:///${folder}`).pathname.slice(1)]
    })
  }

  test('each part is XML with a declaration, and has the content type that its name says', () => {
    for (const text of Object.values(files)) {
      expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n</)
      expectNested(text)
    }
    const types = '[Content_Types].xml'
    const xmlns = 'http://schemas.openxmlformats.org/package/2006/content-types'
    expect(elements(types, 'Types')).toEqual([{ xmlns }])
    const relations = 'application/vnd.openxmlformats-package.relationships+xml'
    expect(elements(types, 'Default')).toEqual([{ Extension: 'rels', ContentType: relations }])
    const main = 'application/vnd.openxmlformats-officedocument.presentationml'
    const overrides = elements(types, 'Override').map(({ PartName = '', ContentType }) => [PartName, ContentType])
    expect(Object.fromEntries(overrides)).toEqual({
      '/ppt/presentation.xml': `${main}.presentation.main+xml`,
      [`/${master}`]: `${main}.slideMaster+xml`,
      [`/${layout}`]: `${main}.slideLayout+xml`,
      '/ppt/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
      ...Object.fromEntries(slides.map((name) => [`/${name}`, `${main}.slide+xml`])),
    })
    const typed = Object.keys(files).filter((name) => !name.endsWith('.rels') && name !== types)
    expect(overrides.map(([name]) => name).sort()).toEqual(typed.map((name) => `/${name}`).sort())
  })

  test('links each part to those that it needs', () => {
    const xmlns = 'http://schemas.openxmlformats.org/package/2006/relationships'
    for (const name of Object.keys(files).filter((one) => one.endsWith('.rels')))
      expect(elements(name, 'Relationships')).toEqual([{ xmlns }])
    expect(linksOf('')).toEqual([['rId1', 'officeDocument', 'ppt/presentation.xml']])
    expect(linksOf('ppt/presentation.xml')).toEqual([
      ['rId1', 'slideMaster', master],
      ['rId2', 'slide', slides[0]],
      ['rId3', 'slide', slides[1]],
    ])
    expect(linksOf(master)).toEqual([
      ['rId1', 'slideLayout', layout],
      ['rId2', 'theme', 'ppt/theme/theme1.xml'],
    ])
    expect(linksOf(layout)).toEqual([['rId1', 'slideMaster', master]])
    for (const name of slides) expect(linksOf(name)).toEqual([['rId1', 'slideLayout', layout]])
  })

  test('contains its slides in order, each with its own id and text', () => {
    const whole = 'ppt/presentation.xml'
    expect(files[whole]).toMatch(/<p:sldMasterIdLst>.*<p:sldIdLst>(<p:sldId [^>]*>){2}<\/p:sldIdLst>.*<p:notesSz /)
    expect(elements(whole, 'p:sldMasterId').map((one) => one['r:id'])).toEqual(['rId1'])
    expect(elements(whole, 'p:sldId')).toEqual([
      { id: '256', 'r:id': 'rId2' },
      { id: '257', 'r:id': 'rId3' },
    ])
    const tree =
      /<p:cSld><p:spTree><p:nvGrpSpPr>.*<p:grpSpPr\/><p:sp><p:nvSpPr>.*<p:spPr>.*<p:txBody>.*<\/p:sp><\/p:spTree>/
    for (const [index, name] of slides.entries()) {
      expect(files[name]).toMatch(new RegExp(`${tree.source}</p:cSld><p:clrMapOvr>`))
      const [size, offset, extent] = [elements(whole, 'p:sldSz'), elements(name, 'a:off'), elements(name, 'a:ext')]
      expect(Number(offset[0]?.x) + Number(extent[0]?.cx)).toBeLessThan(Number(size[0]?.cx))
      expect(Number(offset[0]?.y) + Number(extent[0]?.cy)).toBeLessThan(Number(size[0]?.cy))
      expect(elements(name, 'a:prstGeom')).toEqual([{ prst: 'rect' }])
      expect(files[name]?.replaceAll(/<[^>]*>/g, '').trim()).toBe(['One', 'Two'][index])
    }
  })

  test('escapes characters that XML reserves, and replaces those that it forbids', () => {
    const odd = unzipSync(pptx(['Q&A <draft>', 'a\u0000b\uffff']))
    const [one = '', two] = slides.map((name) => strFromU8(odd[name] ?? new Uint8Array()))
    expect(one).toContain('Q&#38;A &#60;draft&#62;')
    expect(two).toContain('a b ')
  })
})

/** Expects that the tags of an XML text nest. */
function expectNested(xml: string): void {
  const open: string[] = []
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)(?: [\w:]+="[^"<]*")*(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  expect(open).toEqual([])
}

describe('a PDF', () => {
  let text: string
  beforeEach(() => {
    text = Buffer.from(pdf(['Größe (1) \\', '😀 ☃'])).toString('latin1')
  })
  const object = (number: number) =>
    new RegExp(`(?:^|\\n)${number} 0 obj\\n([\\s\\S]*?)\\nendobj\\n`).exec(text)?.[1] ?? ''
  const reference = (source: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(source)?.[1])

  test('has a page for each text, with its content and a font', () => {
    expect(text).toMatch(/^%PDF-1\.4\n/)
    const catalog = object(reference(text.slice(text.indexOf('trailer')), 'Root'))
    expect(catalog).toContain('/Type /Catalog')
    const pages = object(reference(catalog, 'Pages'))
    const kids = [...(/\/Kids \[(.*)\]/.exec(pages)?.[1] ?? '').matchAll(/(\d+) 0 R(?: |$)/g)].map(([, kid]) =>
      Number(kid),
    )
    expect(pages).toContain('/Type /Pages /Count 2 ')
    const shown = kids.map((kid) => {
      const page = object(kid)
      expect(page).toContain('/Type /Page /Parent 2 0 R /MediaBox [0 0 960 540]')
      expect(object(reference(page, 'F1'))).toContain('/Type /Font')
      const [, length, stream = ''] =
        /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(object(reference(page, 'Contents'))) ?? []
      expect(stream.length).toBe(Number(length))
      return /^BT \/F1 36 Tf 72 270 Td \((.*)\) Tj ET$/.exec(stream)?.[1]
    })
    // Brackets and backslashes are escaped, what is not Latin-1 is a question mark.
    expect(shown).toEqual(['Größe \\(1\\) \\\\', '?? ?'])
  })

  test('states where each object is, and their number', () => {
    const offsets = [...text.matchAll(/\d+ 0 obj\n/g)].map(
      ({ index }) => `${String(index).padStart(10, '0')} 00000 n \n`,
    )
    const table = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer`
    expect(text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]))).toContain(table)
    expect(text).toContain(`<< /Size ${offsets.length + 1} /Root 1 0 R >>`)
  })
})

test('a PNG is transparent and has valid chunks', () => {
  for (const [width, height] of [
    [256, 2],
    [9, 3],
  ] as const) {
    const bytes = Buffer.from(blankPng({ width, height }))
    expect(bytes.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n')
    const chunks: Record<string, Buffer> = {}
    for (let at = 8; at < bytes.length; ) {
      const length = bytes.readUInt32BE(at)
      const end = at + 8 + length
      expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)))
      chunks[bytes.toString('latin1', at + 4, at + 8)] = bytes.subarray(at + 8, end)
      at = end + 4
    }
    expect(Object.keys(chunks)).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
    expect([...(chunks.IHDR ?? [])]).toEqual([0, 0, width >> 8, width & 255, 0, 0, 0, height, 1, 3, 0, 0, 0])
    expect([...(chunks.tRNS ?? [])]).toEqual([0])
    const pixels = inflateSync(chunks.IDAT ?? Buffer.alloc(0))
    expect(pixels.length).toBe(height * (1 + Math.ceil(width / 8)))
    expect(pixels.every((byte) => byte === 0)).toBe(true)
  }
})

test('an MP3 consists of frames of 1152 samples with headers', () => {
  for (const [seconds, frames] of [
    [1, 39],
    [0.5, 20],
  ] as const) {
    const bytes = Buffer.from(silentMp3(seconds))
    expect(bytes.length).toBe(frames * 417)
    for (let at = 0; at < bytes.length; at += 417) {
      expect(bytes.readUInt32BE(at)).toBe(0xfffb9000)
      expect(bytes.subarray(at + 4, at + 417).every((byte) => byte === 0)).toBe(true)
    }
  }
})

test('a GLB states its lengths and is a glTF 2.0 without a scene', () => {
  const bytes = Buffer.from(emptyGlb())
  const [magic, version, length, chunk, type] = Array.from({ length: 5 }, (_, index) => bytes.readUInt32LE(index * 4))
  expect([magic, version, length]).toEqual([0x46546c67, 2, bytes.length])
  expect([chunk, type]).toEqual([bytes.length - 20, 0x4e4f534a])
  expect(bytes.length % 4).toBe(0)
  expect(bytes.length).toBeLessThan(60)
  expect(JSON.parse(bytes.toString('utf8', 20))).toEqual({ asset: { version: '2.0' } })
})
