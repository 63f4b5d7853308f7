import { expect } from 'vitest'
import type { Doc } from './document.js'
import { canvas, isLegacy, unknown } from './fact.js'

/** Operations that are only named: what must not stand in the document, as `<method> <path>`. */
const NOWHERE: Record<string, RegExp> = {
  brand_kit_create: /^post \/brand-kits/,
  brand_kit_update: /^(patch|put) \/brand-kits/,
  usage: /\/usage/,
  feedback: /\/feedback/,
  embed: /\/embed/,
  web_search: /\/web\/|\/web$/,
  web_page_read: /\/web\/|page-read/,
  website_create: /^post \/websites$/,
  website_update: /^(patch|put) \/websites/,
  website_publish: /\/publish/,
  website_screenshot: /screenshot/,
  folder_create: /folders?\b/,
  folder_tree: /\btree/,
  share_link_resolution: /share-links/,
  voice_favorites: /favorites/,
  pronunciation_dictionaries: /dictionar/,
  desktop_oauth_config: /\/voyager\/.*config|oauth/,
  device_registration: /\/voyager\/.*(device|register)/,
  'elsewhere.share_create': /\/share/,
  'elsewhere.teams': /\/teams/,
  'elsewhere.webhook_config': /webhooks?(\/|$)|rotate/,
  'elsewhere.website_list': /^get \/(websites|drive)/,
}

/** Operations of which no more than the path is known. */
const OPEN = { get_credits: 'getCredits', get_media_models: 'listMediaModels', get_voices: 'listVoices' }

const stand = (doc: Doc) => doc.operations.map(({ method, path }) => `${method} ${path}`)

const isOpen = (doc: Doc, operationId: string) => {
  expect(doc.members(doc.responseBody(operationId)), operationId).toEqual([])
  expect(doc.accepts(doc.responseBody(operationId), { anything: 1 }), operationId).toBe(true)
  for (const body of Object.values(doc.examples(operationId))) expect(body).toEqual({})
}

for (const [id, operation] of Object.entries(NOWHERE))
  unknown(`named_ops.${id}`, (doc) => expect(stand(doc).filter((one) => operation.test(one))).toEqual([]))

for (const [id, operationId] of Object.entries(OPEN)) unknown(`named_ops.${id}`, (doc) => isOpen(doc, operationId))
unknown('named_ops.voice_catalog', (doc) => isOpen(doc, 'listVoices'))
unknown('named_ops.get_voices_capabilities', (doc) => isOpen(doc, 'getVoiceCapabilities'))

unknown('named_ops.rule', (doc) => {
  for (const path of ['/brand-kits', '/organizations', '/credits', '/media/models', '/voices', '/voices/capabilities'])
    expect(stand(doc).filter((one) => one.endsWith(` ${path}`))).toEqual([`get ${path}`])
})
unknown('named_ops.get_brand_kits', (doc) => {
  if (doc === canvas || isLegacy(doc)) return
  expect(doc.members(doc.at('listBrandKits.response.data[]'))).toEqual(['id'])
  expect(doc.types(doc.at('listBrandKits.response.total'))).toBe('integer')
})
unknown('named_ops.get_organizations', (doc) => {
  if (doc === canvas || isLegacy(doc)) return
  expect(doc.members(doc.at('listOrganizations.response.data[]'))).toEqual([])
  expect(doc.types(doc.at('listOrganizations.response.total'))).toBe('integer')
})
