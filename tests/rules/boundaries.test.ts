import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// Each boundary is proved by a seeded violation: a rule that catches nothing is a defect of the rule.
const folder = mkdtempSync(path.join(tmpdir(), 'lobby-lint-'))
cpSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const oxlint = path.resolve('node_modules/oxlint/bin/oxlint')

function complaints(file: string, code: string): string {
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, `${code}\n`)
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'unix', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(target)
  return stdout
}

const violations: [why: string, file: string, code: string][] = [
  ['the platform imports a module', 'platform/server/a.ts', "import '#modules/parcels/packages/contract.ts'"],
  [
    'the platform in the browser imports the server',
    'platform/web/a.ts',
    "import '#platform/server/config.ts'",
  ],
  ['a contract of both sides imports node', 'platform/contract/a.ts', "import 'node:fs'"],
  ['web imports its own server', 'modules/parcels/packages/web/a.ts', "import '../server/queries.ts'"],
  [
    'web imports another server',
    'modules/parcels/packages/web/a.ts',
    "import '#modules/homes/households/server/public.ts'",
  ],
  [
    'web imports the platform server',
    'modules/parcels/packages/web/a.ts',
    "import '#platform/server/config.ts'",
  ],
  [
    'a module imports the inside of another',
    'modules/parcels/packages/server/a.ts',
    "import '#modules/homes/households/server/queries.ts'",
  ],
  [
    'web imports the inside of another web',
    'modules/parcels/packages/web/a.ts',
    "import '#modules/homes/households/web/HouseholdPicker.tsx'",
  ],
  [
    'a module imports the program',
    'modules/parcels/packages/server/a.ts',
    "import '#apps/server/modules.ts'",
  ],
  [
    'a module climbs to another by a relative path',
    'modules/parcels/packages/server/a.ts',
    "import '../../households/contract.ts'",
  ],
  ['a contract imports the server', 'modules/parcels/packages/contract.ts', "import './server/queries.ts'"],
  ['a page takes an undressed part', 'modules/parcels/packages/web/a.tsx', "import { Select } from 'antd'"],
  ['the platform takes an undressed part', 'platform/web/list/a.tsx', "import { Select } from 'antd'"],
  ['any is written', 'platform/server/a.ts', 'export const a: any = 1'],
  ['something is exported by default', 'platform/server/a.ts', 'export default 1'],
  ['a non-null assertion is written', 'platform/server/a.ts', 'export const a = process.env.A!'],
]

const allowed: [file: string, code: string][] = [
  ['modules/parcels/packages/server/a.ts', "import '#modules/homes/households/server/public.ts'"],
  ['modules/parcels/packages/server/a.ts', "import '#modules/homes/households/contract.ts'"],
  ['modules/parcels/packages/web/a.ts', "import '#modules/homes/households/web/public.ts'"],
  ['modules/parcels/packages/web/a.ts', "import '#modules/homes/households/events.ts'"],
  ['modules/parcels/packages/server/a.ts', "import '../contract.ts'"],
  ['platform/web/antd/Select.tsx', "import { Select } from 'antd'"],
]

describe('boundaries', () => {
  it.each(violations)('lint complains when %s', (_why, file, code) => {
    expect(complaints(file, code)).toMatch(/problem/)
  })
  it.each(allowed)('lint lets %s write %s', (file, code) => {
    expect(complaints(file, code)).not.toMatch(/no-restricted-imports/)
  })
})

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.css'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')

describe('names and sizes', () => {
  it('no file is a drawer: utils, helpers, common, service, manager, types, index, v2', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|services?|managers?|types|index|v2)\.tsx?$/
    // The catalogue of the community services is the product's own word.
    const drawn = files.filter(
      (file) => drawers.test(file) && file !== 'modules/communities/communities/services.ts',
    )
    expect(drawn).toEqual([])
  })
  it('no file has more than 300 lines', async () => {
    const { readFileSync } = await import('node:fs')
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })
  it('folders stay flat: at most one below a module, and modules one below an area', () => {
    expect(files.filter((file) => /^modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+\//.test(file))).toEqual([])
  })
})
