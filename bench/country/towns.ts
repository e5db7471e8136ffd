/** A community of the made-up country: everything in it follows from its number. */
export interface Town {
  number: number
  name: string
  households: number
  packages: number
}

export interface CountrySize {
  communities: number
  packages: number
  /** How many of the packages the first community has; the others share the rest by their households. */
  largest: number
}

const places = [
  '青埔',
  '七張',
  '文心',
  '南崁',
  '左營',
  '竹北',
  '林口',
  '新莊',
  '北屯',
  '楠梓',
  '永康',
  '頭份',
  '羅東',
]
const ideas = [
  '晴川',
  '遠見',
  '翠堤',
  '森活',
  '璞園',
  '雲門',
  '水岸',
  '星河',
  '鹿鳴',
  '松風',
  '荷月',
  '天璽',
  '日和',
  '四季',
  '山城',
  '書香',
]
const ends = ['社區', '花園', '大廈', '公園', '首席', '雅築', '新城']

/** A number from 0 up to 1 that looks like chance, the same for the same seed (a mix of 32 bits). */
function chance(seed: number): number {
  let x = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b)
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
}

/** Households of a community: half have fewer than 80, the mean is 100, few have more than 400. */
function householdsOf(number: number): number {
  const bell =
    Math.sqrt(-2 * Math.log(1 - chance(number * 2 + 1))) * Math.cos(2 * Math.PI * chance(number * 2 + 2))
  const spread = 0.67
  return Math.max(12, Math.min(900, Math.round(100 * Math.exp(spread * bell - spread ** 2 / 2))))
}

function nameOf(number: number): string {
  const of = (list: readonly string[], part: number) =>
    list[Math.floor(chance(number * 7 + part) * list.length)] ?? ''
  return `${of(places, 3)}${of(ideas, 4)}${of(ends, 5)} ${number}`
}

/** The communities of a country in their order; the packages add up exactly. */
export function townsOf({ communities, packages, largest }: CountrySize): Town[] {
  const sizes = Array.from({ length: communities }, (_, i) =>
    i === 0 && largest > 0
      ? Math.max(householdsOf(1), Math.min(8000, Math.round(largest / 100)))
      : householdsOf(i + 1),
  )
  const first = largest > 0 ? 1 : 0
  const shared = sizes.slice(first).reduce((sum, size) => sum + size, 0)
  let before = 0
  return sizes.map((households, i) => {
    const town = { number: i + 1, name: nameOf(i + 1), households }
    if (i < first) return { ...town, packages: largest }
    const upTo = (count: number) => Math.round(((packages - largest) * count) / shared)
    const share = upTo(before + households) - upTo(before)
    before += households
    return { ...town, packages: share }
  })
}
