import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words around papers, namespace `feePapersPage`; what stands on papers comes from the server. */
const feePapersPageTexts = {
  back: '返回',
  acts: '列印',
  bills: '繳費單 {{count}} 張',
  receipts: '收據 {{count}} 張',
  firstOf: '共 {{total}} 張，預覽前 {{count}} 張；全部請下載 PDF。',
  paper: '紙張',
  paper_a4: 'A4',
  paper_thermal80: '80 mm',
  paper_thermal58: '58 mm',
  perSheet: '每頁張數',
  perSheet2: '一頁 2 張',
  perSheet3: '一頁 3 張',
  print: '列印',
  printReceipts: '列印收據',
  more: '列印與匯出',
  preview: '預覽列印',
  pdf: '下載 PDF',
  pdfOf: '下載 PDF（{{paper}}）',
  receiptPdf: '下載收據 PDF',
  receiptPreviewAct: '收據預覽列印',
  excel: '匯出 Excel',
  printing: '已送到印表機',
  failed: '預覽載入失敗',
  none: '沒有可以列印的繳費單',
  noneText: '草稿要先發行；作廢的繳費單要單張列印。',
  preparing: '準備中',
  page: '第 {{page}} / {{total}} 頁',
  size: '已收到 {{size}} MB',
  stop: '停止',
  goesOn: '完成後會自動下載。',
} as const
addTexts({ 'zh-TW': { feePapersPage: feePapersPageTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feePapersPage: typeof feePapersPageTexts
  }
}
