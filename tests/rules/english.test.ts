import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { serviceNames, visitorExit } from '#modules/communities/communities/services.ts'
import { identities, transportKinds } from '#modules/homes/residents/shapes.ts'
import { changeLanguage, paperText, problemText, startTexts, text } from '#platform/web/i18n/texts.ts'
import { faultsOf } from '../setup/schemas.ts'
import { problem } from '#platform/contract/problem.ts'
import { declaredText, spokenFaults, valueWord } from '#platform/web/i18n/words.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { declared } from '#apps/server/modules.ts'
import { english, problems } from '#apps/web/english.ts'
import { texts } from '#apps/web/whole.ts'

const han = /\p{Script=Han}/u
/** English texts that show Chinese on purpose. */
const withChinese: Record<string, string> = {
  'billFaults:labelMissing': 'the heading of the template, which is Chinese',
  'billFaults:codeMissing': 'the heading of the template, which is Chinese',
  'messageSettings:contentHelp': 'the name that stands in the Chinese texts of ready replies',
  'noticesPage:textsHelp': 'the codes that stand in the Chinese texts of notices',
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'modules', 'platform'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const keys = Object.entries(english).flatMap(([namespace, words]) =>
  Object.entries(words).map(([key, sentence]) => ({ name: `${namespace}:${key}`, namespace, key, sentence })),
)
const raw = (namespace: string, key: string) => text(namespace, key, { skipInterpolation: 1 })
const values = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort()

beforeAll(async () => {
  startTexts({ 'zh-TW': { ...texts['zh-TW'], frame: frameTexts } }, ['zh-TW'])
  const chinese = sources.filter(
    ({ file, text: source }) => /\/web\/.*\.ts$/.test(file) && /^addTexts\(/m.test(source),
  )
  await Promise.all(chinese.map(({ file }) => import(/* @vite-ignore */ `../../${file}`)))
})

describe('English (R044, R045)', () => {
  it('says every key that is there in Chinese, and no other', () => {
    expect(keys.length).toBeGreaterThan(2500)
    expect(
      keys
        .filter(({ namespace, key }) => raw(namespace, key) === key && !/^\W*$/.test(key))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('takes the same values as the Chinese sentence', () => {
    const differing = keys.filter(
      ({ namespace, key, sentence }) => `${values(raw(namespace, key))}` !== `${values(sentence)}`,
    )
    expect(differing.map(({ name }) => name)).toEqual([])
  })

  it('holds no Chinese character, but where it shows Chinese on purpose', () => {
    expect(keys.filter(({ sentence }) => han.test(sentence)).map(({ name }) => name)).toEqual(
      Object.keys(withChinese),
    )
    expect(Object.values(problems).filter((sentence) => han.test(sentence))).toEqual([])
  })

  it('has a sentence for every code: one without English is a type error', () => {
    expect(Object.keys(problems).length).toBeGreaterThan(300)
    // @ts-expect-error -- nobody says this code in English
    expect(problem(409000 + 999, '沒有英文').description).toBe('沒有英文')
  })

  it('says services, identities and vehicles', () => {
    changeLanguage('en')
    const all = [
      ...Object.entries(serviceNames).map(([id, name]) => [`services.${id}`, name] as const),
      [`services.${visitorExit.id}`, visitorExit.display] as const,
      ...identities.map(({ id, name }) => [`identityId.${id}`, name] as const),
      ...transportKinds.map(({ id, name }) => [`type.${id}`, name] as const),
    ]
    expect(all.filter(([key, chinese]) => han.test(valueWord(key, chinese)))).toEqual([])
  })

  it('says what modules declare on the server: retention, personal data, exports, pushes', () => {
    changeLanguage('en')
    const sentences = [
      ...[...declared.retentions, ...declared.personalData].flatMap(({ title, words }) => [title, words]),
      ...declared.sheets.map(({ title }) => title),
      ...declared.pushes.map(({ label }) => label),
    ]
    expect(sentences.length).toBeGreaterThan(70)
    expect(sentences.filter((words) => han.test(declaredText(words)))).toEqual([])
  })

  it('says what contracts say of single fields, with their numbers', () => {
    changeLanguage('en')
    const takes = declared.contracts.flatMap(({ calls }) => Object.values(calls)).map((call) => call.takes)
    const faults = [...new Set(takes.flatMap((schema) => faultsOf(schema)))]
    expect(faults.length).toBeGreaterThan(25)
    expect(faults.filter((fault) => spokenFaults([`Name：${fault}`]) === '')).toEqual([])
    expect(spokenFaults(['Name：最多 50 個字', 'Time：時間請寫成 22:00'])).toBe(
      'Name: at most 50 characters; Time: write the time as 22:00',
    )
    expect(spokenFaults(['Name：請填寫', '這一句沒有英文'])).toBe('')
    changeLanguage('zh-TW')
    expect(spokenFaults(['Name：請填寫'])).toBe('Name：請填寫')
  })

  it('speaks of problems on the page, and prints Chinese for residents', () => {
    changeLanguage('en')
    expect(problemText(404000, '找不到')).toMatch(/not found/)
    expect(problemText(401101, '帳號或密碼不正確，還可以再試 4 次。')).toBe(
      'Account or password is wrong. Tries left: 4.',
    )
    expect(problemText(499999, '不知道')).toBe('不知道')
    expect(text('platform', 'markLegal')).toBe('Legal')
    expect(paperText('platform', 'markLegal')).toBe('公文')
    changeLanguage('zh-TW')
    expect(problemText(404000, '找不到')).toBe('找不到')
  })
})
