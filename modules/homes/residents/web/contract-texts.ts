import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words about renters' contracts, namespace `residentContracts`; loaded with the pages that show them. */
const residentContractTexts = {
  until: '租約至 {{day}}',
  left: '租約 {{day}} 到期，剩 {{days}} 天',
  today: '租約今天到期',
  over: '租約已於 {{day}} 到期',
  ending: '{{count}} 份租約已到期或 30 天內到期',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    residentContracts: typeof residentContractTexts
  }
}

addTexts({ 'zh-TW': { residentContracts: residentContractTexts } })
