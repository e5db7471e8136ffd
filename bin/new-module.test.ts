import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

// A copy of the sources that git knows of, with our packages.
const copy = mkdtempSync(path.join(tmpdir(), 'lobby-new-module-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' })
// Its tests clone our template; the new migration is applied when their server starts.
const LOBBY_TEST_DATABASE = JSON.stringify(inject('testDatabase'))

function run(script: string, ...args: string[]) {
  const { HOME, PATH } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { HOME, PATH, LOBBY_TEST_DATABASE, NO_COLOR: '1' },
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}
const make = (...args: string[]) => run('bin/new-module.mjs', ...args)

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.split('\0')) if (existsSync(file)) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  git('init', '--quiet')
  git('add', '.')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run new:module', () => {
  it.each([
    [[], '請給模組一個名字'],
    [['homes/MeterReadings'], '用小寫英文單字'],
    [['homes/meter_readings'], '用小寫英文單字'],
    [['../meters'], '區/名詞'],
    [['meters'], '區/名詞'],
    [['garden/meters'], '沒有 modules/garden 這個區'],
    [['homes/package-service'], '「service」沒有說出是什麼'],
    [['homes/utils'], '「utils」沒有說出是什麼'],
    [['homes/class'], '保留字'],
    [['homes/packages'], 'modules/parcels/packages 已經存在'],
    [['homes/visitor'], '資料表 visitor 已經存在'],
    [[`homes/${'a'.repeat(40)}`], '太長'],
    [['homes/meter-readings', "抄'表"], '不能當作畫面上的名稱'],
  ])('refuses %j with a clear sentence and changes nothing', (args, sentence) => {
    const { status, said } = make(...args)
    expect([status, said]).toEqual([1, expect.stringContaining(sentence)])
    expect(said.split('\n')).toHaveLength(1)
    expect(git('ls-files', '-om', '--exclude-standard')).toBe('')
  })

  it('makes two modules that compile, obey the rules and pass their own tests at once', () => {
    const { status, said } = make('homes/meter-readings', '抄表')
    expect([status, said]).toEqual([0, expect.stringContaining('modules/homes/meter-readings/contract.ts')])
    expect(make('homes/key-rings', '鑰匙圈').status).toBe(0)
    // Their sources alone, without their tests: those would bring in the whole product, which our own run checks.
    const types = {
      extends: './tsconfig.json',
      include: [
        'modules/homes/meter-readings',
        'modules/homes/key-rings',
        'platform/web/look/css.d.ts',
        'platform/server/http.ts',
        // What a text waits for is declared beside it, for whoever names one of its keys.
        '*/**/*texts.ts',
        '*/**/english-problems.ts',
        '*/**/*words.ts',
      ],
      exclude: ['**/*.test.ts'],
    }
    writeFileSync(path.join(copy, 'types.json'), JSON.stringify(types))
    const rules = [
      'sources',
      'permissions',
      'areas',
      'first-load',
      'english',
      'words',
      'audit-words',
      'personal-columns',
      'foreign-ids',
      'table-owners',
    ].map((name) => `tests/rules/${name}.test.ts`)
    const steps = [
      run('node_modules/typescript/bin/tsc', '-p', 'types.json'),
      run('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
      run('node_modules/@biomejs/biome/bin/biome', 'format', 'apps', 'modules', 'tests'),
      run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=server',
        '--project=rules',
        'modules/homes/meter-readings',
        'modules/homes/key-rings',
        ...rules,
      ),
    ]
    expect(steps.filter((step) => step.status !== 0)).toEqual([])
    expect(steps.at(-1)?.said).toMatch(/Test Files\s+12 passed/)
    expect(make('homes/meter-readings')).toEqual({ status: 1, said: expect.stringContaining('已經存在') })
  }, 900_000)
})
