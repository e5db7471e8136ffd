import { build } from './tools/build.mjs'
import { installChromium } from './tools/chromium.mjs'
import { runScript } from './tools/script.mjs'
import { say } from './tools/say.mjs'

await runScript('bench/main.ts', async () => {
  await build()
  // Without a browser the other lines are still measured.
  await installChromium().catch((error) => say(error.message))
})
