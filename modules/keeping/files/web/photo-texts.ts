import { addTexts } from '#platform/web/i18n/texts.ts'

const photosTexts = {
  tooLarge: '「{{name}}」超過 10 MB，沒有加入；請用手機相機重拍。',
  noPicture: '「{{name}}」不是 JPEG、PNG 或 WebP 照片，沒有加入。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    photos: typeof photosTexts
  }
}

addTexts({ 'zh-TW': { photos: photosTexts } })
