import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the search says of households and their people, namespace `householdsFound`; loaded with it. */
const householdsFoundTexts = {
  households: '戶別',
  residents: '住戶',
  plates: '車牌',
  cards: '感應卡',
  phones: '住戶條碼',
  former: '原 {{label}}，已併入',
  movedOut: '{{day}} 遷出',
  disabled: '已停用',
  lost: '已掛失',
  unbound: '已解除綁定',
  cardEnd: '卡號末碼 {{end}}',
  phoneEnd: '條碼末碼 {{end}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdsFound: typeof householdsFoundTexts
  }
}

addTexts({ 'zh-TW': { householdsFound: householdsFoundTexts } })
