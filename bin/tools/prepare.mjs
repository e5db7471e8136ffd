import { build, isBuilt } from './build.mjs'
import { install } from './install.mjs'

/**
 * Makes what runs: the program built from the sources as they are, with its packages. Who has it built already needs the
 * packages of the running program alone, and neither installs nor misses the tools.
 */
export async function prepare() {
  const needsTools = !(await isBuilt())
  await install({ dev: needsTools })
  if (needsTools) await build()
}
