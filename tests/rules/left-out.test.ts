import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a bundler believes to do nothing but give a value, though it may throw. */
const believedHarmless =
  /^\s*(?:void )?(?:new )?(?:decodeURI|decodeURIComponent|encodeURI|encodeURIComponent|BigInt|Symbol|URL|URLSearchParams|RegExp|Date|TextDecoder|structuredClone|atob|Intl\.\w+|Object\.\w+|String\.\w+|Number\.\w+)\(.*\)$/

it('No check is a call whose value nobody asks for: it would be missing from the program that is built', () => {
  const files = ['apps', 'modules', 'platform'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${folder}/${file}`),
  )
  // A statement begins its line; what is a part of one follows a line that is not over.
  const isOver = (line = '') => /^\s*(\/\/.*)?$|[{};)]\s*$|\*\/$/.test(line) && !/=>\s*$|\($/.test(line)
  const lost = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.flatMap((line, at) =>
      believedHarmless.test(line) &&
      isOver(lines[at - 1]) &&
      !/Object\.(assign|defineProperty|freeze)\(/.test(line)
        ? [`${file}:${at + 1}`]
        : [],
    )
  })
  expect(lost).toEqual([])
})
