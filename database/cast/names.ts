import type { Dice } from './dice.ts'

const surnames: readonly (readonly [string, number])[] = [
  ['陳', 110],
  ['林', 83],
  ['黃', 60],
  ['張', 53],
  ['李', 51],
  ['王', 41],
  ['吳', 40],
  ['劉', 32],
  ['蔡', 29],
  ['楊', 27],
  ['許', 23],
  ['鄭', 19],
  ['謝', 18],
  ['郭', 15],
  ['洪', 15],
  ['曾', 15],
  ['邱', 15],
  ['廖', 14],
  ['賴', 13],
  ['周', 12],
  ['徐', 12],
  ['蘇', 12],
  ['葉', 11],
  ['莊', 10],
  ['呂', 9],
  ['江', 9],
  ['何', 8],
  ['蕭', 8],
  ['羅', 8],
  ['高', 8],
  ['潘', 8],
  ['簡', 7],
  ['朱', 7],
  ['鍾', 7],
  ['彭', 6],
  ['游', 6],
  ['詹', 6],
  ['胡', 6],
  ['施', 6],
  ['沈', 6],
  ['余', 5],
  ['趙', 5],
  ['盧', 5],
  ['梁', 5],
  ['顏', 5],
  ['柯', 5],
  ['翁', 5],
  ['魏', 4],
  ['孫', 4],
  ['戴', 4],
  ['范', 4],
  ['方', 4],
  ['宋', 4],
  ['鄧', 3],
  ['杜', 3],
  ['溫', 3],
  ['歐陽', 2],
  ['馮', 2],
  ['藍', 2],
  ['涂', 2],
  ['古', 2],
  ['范姜', 1],
  ['張簡', 1],
]

/** Given names are made of one of the first and one of the second characters. */
const given = {
  elderMan: ['文正金清榮添明振武永國進福萬', '雄水源華財德昌治山來旺得輝'],
  elderWoman: ['秀阿玉美春寶麗金月素彩碧錦', '英月蘭玉梅珠華枝琴嬌貞雲霞綢'],
  man: ['建志俊家宗柏承冠信文國彥士明政嘉世育啟昱', '民明傑豪翰恩宇宏彬華偉廷哲達昌誠銘'],
  woman: ['淑美雅佩佳惠怡婉麗玉欣靜筱詩孟宜曉珮', '芬玲婷珊蓉筑君雯如穎娟芳怡宜涵潔蓁瑜'],
  boy: ['承宥品宇柏子睿冠奕秉昀', '翰廷睿恩宇軒辰叡勳佑'],
  girl: ['子品詠語芷苡妍采禹羽沐', '晴安妍彤瑄蓁希潔恩嫻'],
}

/** A name that nobody has yet, so that a name finds one person. */
function nameOf(dice: Dice, used: Set<string>, surname: string, pool: readonly string[]): string {
  for (;;) {
    const [first, second] = pool.map((characters) => dice.pick([...characters]))
    const name = `${surname}${first}${second}`
    if (first !== second && !used.has(name) && used.add(name)) return name
  }
}

/**
 * The names of a household of this many people: two generations under the father's name, wives keep theirs.
 * @param used names that somebody has; the new ones are added
 */
export function namesOf(dice: Dice, used: Set<string>, people: number): string[] {
  const surname = dice.weighted(surnames)
  if (people === 1)
    return [nameOf(dice, used, surname, dice.pick([given.elderWoman, given.man, given.woman]))]
  const elder = dice.chance(0.22)
  const names = [
    nameOf(dice, used, surname, elder ? given.elderMan : given.man),
    nameOf(dice, used, dice.weighted(surnames), elder ? given.elderWoman : given.woman),
  ]
  const young = elder ? [given.man, given.woman] : [given.boy, given.girl]
  while (names.length < people) names.push(nameOf(dice, used, surname, dice.pick(young)))
  return names
}
