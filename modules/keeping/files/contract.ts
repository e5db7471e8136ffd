import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, line, Secret, verbatim } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Folders that browsers may upload to: signatures, photos of hand-overs, photos of packages at registering, of people, of boards, of assets, of what polls ask, pictures of news and rules. */
export const folders = [
  'handwrite',
  'webcam',
  'postal',
  'avatar',
  'voucher',
  'board',
  'asset',
  'voting',
  'news',
] as const
/** Folders that calls of their own upload to, which look at what they are given. */
const ownFolders = [
  'passbook',
  'assetpaper',
  'supplier',
  'upkeep',
  'message',
  'attachment',
  'film',
  'doorphoto',
] as const
export const allFolders = [...folders, ...ownFolders] as const
export type Folder = (typeof allFolders)[number]

export const linkExpired = () => problem(404201, '連結已失效，請重新開啟。')
export const quotaReached = () => problem(413201, '今天上傳的檔案已達上限，請洽管理員。')

/** An uploaded file's record (R379): files are kept in one store, and never as text. */
export const bucketName = 'files'
const UploadedFile = z.object({
  fileName: z.string(),
  /** `handwrite/2026/11/21/<time>-<random>.png`: what a request names (R142, R376, R377). */
  path: z.string(),
  folder: z.string(),
  contentType: z.string().meta({ wire: 'MimeType' }),
  /** The store, and the ending of the name. */
  bucketName: z.string(),
  extension: z.string(),
  isBase64: z.boolean(),
})

export const files = contract('files', {
  signInToStorage: call({
    method: 'POST',
    path: '/ajax/ajax.asmx/getUserUID',
    summary: 'A token for uploading files (R380).',
    can: 'session',
    body: 'form',
    takes: z.object({ database: line(100).default('') }),
    gives: data(z.object({ token: Secret })),
    anew: 'the token lives ten minutes and is worth nothing without its session',
    unaudited: 'gives only a short-lived token; the upload itself is audited',
    errors: 'own',
  }),
  upload: call({
    method: 'POST',
    path: '/api/v1/Files/{folder}',
    summary: 'Uploads one image (multipart, fields Token and File). An error answers the word error (R378).',
    can: 'session',
    body: 'file',
    form: ['Token'],
    errorWord: true,
    takes: z.object({ folder: z.enum(folders) }),
    gives: data(UploadedFile),
    errors: 'own',
  }),
  openLink: call({
    method: 'GET',
    path: '/api/v1/Files/Link',
    summary: 'A short-lived link to a file that the account may see; the view is audited.',
    can: 'files.view',
    takes: z.object({ path: line(200) }),
    gives: data(z.object({ url: z.string() })),
    errors: 'own',
  }),
  download: call({
    method: 'GET',
    path: '/api/v1/Files/Content/{token}',
    summary: 'The content of a short-lived link.',
    can: 'public',
    takes: z.object({ token: verbatim(600) }),
    gives: z.object({}),
  }),
})
