import { deskPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what files do, have and declare, in both languages. */
export const filesWords = moduleWords({
  modules: {
    files: ['檔案', 'Files'],
  },
  acts: {
    'files.openLink': ['開啟檔案', 'Opened a file'],
    'files.upload': ['上傳檔案', 'Uploaded a file'],
  },
  targets: {
    file: ['檔案', 'File'],
  },
  fields: {
    bytes: ['大小（位元組）', 'Size in bytes'],
    contentType: ['檔案格式', 'File format'],
    folder: ['資料夾', 'Folder'],
    path: ['檔案', 'File'],
    sha256: ['檔案指紋', 'Fingerprint of the file'],
    url: ['網址', 'Address'],
  },
  values: {
    'folder.asset': ['資產照片', 'Photos of assets'],
    'folder.avatar': ['住戶照片', 'Photos of residents'],
    'folder.board': ['看板照片', 'Photos of boards'],
    'folder.news': ['公告圖片', 'Pictures of news'],
    'folder.handwrite': ['簽名', 'Signatures'],
    'folder.postal': ['包裹照片', 'Photos of packages'],
    'folder.voting': ['投票附件', 'Files of polls'],
    'folder.voucher': ['收支憑證', 'Photos of vouchers'],
    'folder.webcam': ['訪客照片', 'Photos of visitors'],
  },
  permissionGroup: deskPermissions,
  permissions: {
    'files.view': ['查看簽名與照片', 'See signatures and photos'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    files: typeof filesWords
  }
}
