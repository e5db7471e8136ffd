import { Problem } from './say.mjs'

/** Words that say nothing about what a module is of. */
const vague = new Set(
  (
    'base common core data helper helpers index item items manager managers misc module modules new other ' +
    'service services shared stuff test tests thing things type types util utils v2'
  ).split(' '),
)

/** Words that cannot be the name of a value in TypeScript. */
const taken = new Set(
  (
    'any arguments async await boolean break case catch class const continue debugger declare default delete do else ' +
    'enum eval export extends false finally for function get if implements import in instanceof interface let ' +
    'new null number object of package private protected public return set static string super switch symbol ' +
    'this throw true try type typeof undefined unknown var void while with yield'
  ).split(' '),
)

const shape = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const longest = 32

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
const pascal = (kebab) => kebab.split('-').map(capital).join('')

function oneOf(kebab) {
  if (/[^aeiou]ies$/.test(kebab)) return kebab.replace(/ies$/, 'y')
  if (/(s|x|z|ch|sh)es$/.test(kebab)) return kebab.replace(/es$/, '')
  return /[^su]s$/.test(kebab) ? kebab.slice(0, -1) : kebab
}

/**
 * The forms of a module's name that its files use: `building/meter-readings` gives building, meterReadings, MeterReadings, meterReading, …
 * Throws a Problem when the name is none.
 */
export function moduleNames(place = '', title = place.split('/').at(-1)) {
  if (!place)
    throw new Problem(
      '請給模組一個名字，例如：npm run new:module -- homes/meter-readings 抄表（區／名詞，複數、小寫）。',
    )
  const [area = '', kebab = '', ...rest] = place.split('/')
  if (!shape.test(area) || !kebab || rest.length > 0)
    throw new Problem(`「${place}」不是模組的位置：請寫成 區/名詞，例如 homes/meter-readings。`)
  if (!shape.test(kebab))
    throw new Problem(`「${kebab}」不是模組的名字：請用小寫英文單字，以 - 連接，例如 meter-readings。`)
  if (kebab.length > longest)
    throw new Problem(`「${kebab}」太長：模組的名字最多 ${longest} 個字元，目前是 ${kebab.length} 個。`)
  const word = kebab.split('-').find((part) => vague.has(part))
  if (word)
    throw new Problem(`「${kebab}」裡的「${word}」沒有說出是什麼：請用現場的名詞，例如 meter-readings。`)
  const one = oneOf(kebab)
  const names = pascal(kebab).replace(/^./, (letter) => letter.toLowerCase())
  if (taken.has(names)) throw new Problem(`「${kebab}」是程式語言的保留字，請用別的名詞。`)
  if (!/^[^\s'"`\\|{}<>]{1,20}$/u.test(title))
    throw new Problem(`「${title}」不能當作畫面上的名稱：1 到 20 個字，不含空白、引號與 | \\ { } < >。`)
  const Name = pascal(one)
  return {
    area,
    kebab,
    title,
    names,
    Names: pascal(kebab),
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    Name,
    table: one.replaceAll('-', '_'),
    words: one.replaceAll('-', ' '),
  }
}
