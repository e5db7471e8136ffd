import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(brotliCompress)
/** Bytes below which packing saves nothing, as for answers. */
const threshold = 2048
/** The strongest but one: a seventh smaller than what is packed for each browser, in half the time of the strongest. */
const quality = 10

/** Packs the front end once, beside each file as `.br`: packing it anew for every browser can never be as thorough. */
export function packed(): Plugin {
  return {
    name: 'lobby:packed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(dir, file))
          if (content.length < threshold) return
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          }
          await writeFile(join(dir, `${file}.br`), await pack(content, { params }))
        }),
      )
    },
  }
}
