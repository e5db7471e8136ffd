import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'
import { english, problems } from '#apps/web/english.ts'
import { texts } from '#apps/web/whole.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { startTexts, text } from '#platform/web/i18n/texts.ts'

/** What programs say to those who write them, and nobody at a desk. */
const insiders: Readonly<Record<string, RegExp>> = {
  'a place of a file':
    /(?<![\w.])(?:docs|src|modules|platform|bin|etc|tmp)\/|\b[\w-]+\.(?:md|[jt]sx?|mjs|json|sql|sh)\b/,
  'a setting of the machine': /\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|\bnpm\b|\blocalhost\b/,
  'a name from the code': /\b[a-z]+[A-Z]\w*|\b[a-z]+_[a-z_]+\b/,
  'a raw id': /[\da-f]{8}-[\da-f]{4}-|\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}\b/i,
  'the number of an answer': /\bHTTP ?\d|\bE[A-Z]{5,}\b|(?<!\d)[1-5]\d{5}(?!\d)/,
  'a value that is none': /\bundefined\b|\bnull\b|\bNaN\b|\[object/,
  'the workings of a program':
    /\b(?:API|SQL|UUID|payload|cookie|schema|endpoint|exception|boolean|timeout|webhook|stack trace|hash|cache)\b/i,
  'the workings of a program, in Chinese':
    /前端|後端|資料表|資料庫|物件|參數|陣列|字串|函式|回傳|呼叫|模組|佇列|快取|雜湊|環境變數|初始化|執行緒|布林|主鍵|變數|重試代碼/,
}
/** Sentences that need such a word, each with why. */
const needed: Readonly<Record<string, string>> = {
  'collectingPage:chain_7-11': 'the shop is called so',
  'values chains.7-11': 'the shop is called so',
  'noticesPage:lineHelp': 'so LINE calls the page where its code is',
  'operator:database': 'whoever runs Lobby has a database',
  'operator:noBackupsText': 'whoever runs Lobby types it',
}

/** The sentences of problems as they stand in the code, with a gap where a name or a number goes. */
const problemsInChinese = () =>
  execFileSync('git', ['grep', '-lE', 'problem(Of)?\\(', '--', 'modules', 'platform'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/problem(?:Of)?\(\s*([\d_]{6,9}),\s*(?:'([^']+)'|`([^`]+)`)/g),
    ])
    .map(([, code = '', plain, told = '']) => [code, plain ?? told.replaceAll(/\$\{[^}]*\}?/g, '…')] as const)

const sentences: [name: string, sentence: string][] = []
beforeAll(async () => {
  startTexts({ 'zh-TW': { ...texts['zh-TW'], frame: frameTexts } }, ['zh-TW'])
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'modules', 'platform'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /\/web\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter((file) => /^addTexts\(/m.test(readFileSync(file, 'utf8')))
  await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../${file}`)))
  for (const [namespace, words] of Object.entries(english))
    for (const [key, sentence] of Object.entries(words)) {
      const name = `${namespace}:${key}`
      sentences.push([name, text(namespace, key, { skipInterpolation: 1 })], [name, sentence])
    }
  for (const [code, sentence] of [...Object.entries(problems), ...problemsInChinese()])
    sentences.push([code, sentence])
  const { acts, targets, fields, values, modules, permissions, sheets, pushes } = declared.words
  for (const [part, words] of Object.entries({
    acts,
    targets,
    fields,
    values,
    modules,
    permissions,
    sheets,
    pushes,
  }))
    for (const [code, both] of Object.entries(words))
      for (const word of both) sentences.push([`${part} ${code}`, word])
  for (const [code, { title, words }] of [
    ...Object.entries(declared.words.retentions),
    ...Object.entries(declared.words.holdings),
  ])
    for (const word of [...title, ...words]) sentences.push([code, word])
})

describe('what people read', () => {
  it.each(Object.entries(insiders))('has no %s, in neither language', (_what, pattern) => {
    expect(sentences.length).toBeGreaterThan(10_000)
    const said = sentences.filter(
      ([name, sentence]) => !needed[name] && pattern.test(sentence.replaceAll(/\{\{\w+\}\}|\bkWh?\b/g, '')),
    )
    expect(said).toEqual([])
  })

  it('each exception is still needed', () => {
    const names = new Set(
      sentences
        .filter(([, said]) => Object.values(insiders).some((one) => one.test(said)))
        .map(([name]) => name),
    )
    expect(Object.keys(needed).filter((name) => !names.has(name))).toEqual([])
  })
})
