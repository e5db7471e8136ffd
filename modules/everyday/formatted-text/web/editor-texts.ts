import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the editor of formatted texts, namespace `textEditor`; loaded with it. */
const textEditorTexts = {
  tools: '文字格式',
  heading: '小標題',
  bold: '粗體（Ctrl B）',
  bulletList: '清單（Ctrl Shift 8）',
  orderedList: '編號（Ctrl Shift 7）',
  link: '連結',
  linkShort: '連結',
  linkAddress: '連結網址',
  linkKeep: '套用',
  linkLeave: '取消',
  picture: '加入圖片',
  pictureShort: '圖片',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    textEditor: typeof textEditorTexts
  }
}

addTexts({ 'zh-TW': { textEditor: textEditorTexts } })
