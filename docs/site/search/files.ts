import { build } from 'esbuild'
import { inRoot, VERSIONS } from '../../../scripts/support/paths.js'
import type { SiteFile } from '../page.js'
import type { Source } from '../source.js'
import { SEARCH_DATA } from '../urls.js'
import { searchData } from './engine.js'
import { searchRecords } from './records.js'

/** Returns the data of the search, and the script of its dialog. Both are loaded when the search is first used. */
export async function searchFiles(source: Source): Promise<SiteFile[]> {
  const data = searchData([...VERSIONS], searchRecords(source))
  return [
    { path: SEARCH_DATA, content: JSON.stringify(data) },
    { path: 'assets/search-dialog.js', content: await bundled('docs/site/search/dialog.ts') },
  ]
}

async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot(file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'inline',
  })
  return outputFiles[0]?.text ?? ''
}
