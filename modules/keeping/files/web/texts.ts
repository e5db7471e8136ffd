import { addTexts } from '#platform/web/i18n/texts.ts'

export const filesTexts = {
  take: '拍照',
  takeNow: '按下拍照',
  none: '尚未拍照',
  starting: '開啟相機中',
  live: '相機畫面',
  photo: '拍好的照片',
  again: '重拍',
  remove: '移除照片',
  stop: '關閉相機',
  retry: '重試',
  noCamera: '偵測不到相機，請確認已接上再試。',
  initFailed: '相機無法啟動，請確認沒有其他程式使用，並允許瀏覽器使用相機。',
  insecure: '相機無法啟動：請以 https 或本機網址開啟本系統。',
  captureFailed: '照片沒有拍成，請再拍一次。',

  uploadInvalid: '這個檔案不是可用的圖片，請換一張。',
  uploadTooLarge: '圖片太大，無法上傳，請重新拍照。',
  uploadDenied: '沒有上傳圖片的權限，請洽管理員。',
  uploadBusy: '上傳太頻繁，請稍候再試。',
  uploadFailed: '圖片上傳失敗，請再試一次。',

  open: '看{{what}}',
  pictureOffline: '現在連不到伺服器，恢復連線後再看這張圖片。',
  pictureGone: '圖片已不存在、無法顯示，或已超過保存期限。',
} as const

// Its parts stand on pages that are there before the area is (decision 062).
addTexts({ 'zh-TW': { files: filesTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    files: typeof filesTexts
  }
}
