import type { English } from '#platform/web/i18n/english.ts'

export const filesEnglish: English<'files' | 'photos'> = {
  files: {
    take: 'Take photo',
    takeNow: 'Take the photo',
    none: 'No photo yet',
    starting: 'Starting the camera',
    live: 'Camera picture',
    photo: 'The photo taken',
    again: 'Take again',
    remove: 'Remove photo',
    stop: 'Turn camera off',
    retry: 'Retry',
    noCamera: 'No camera found. Please check that it is plugged in and try again.',
    initFailed:
      'The camera did not start. Please check that no other program uses it and that the browser may.',
    insecure: 'The camera did not start: please open Lobby by https or by the local address.',
    captureFailed: 'The photo did not succeed, please take it again.',
    uploadInvalid: 'This file is no usable picture. Please choose another.',
    uploadTooLarge: 'The picture is too large to upload. Please take it again.',
    uploadDenied: 'You may not upload pictures. Please ask an administrator.',
    uploadBusy: 'Too many uploads, please try again in a moment.',
    uploadFailed: 'The picture was not uploaded, please try again.',
    open: 'Look at: {{what}}',
    pictureOffline: 'The server cannot be reached now. Look at this picture again when the line is back.',
    pictureGone: 'The picture no longer exists, cannot be shown or is past its retention.',
  },
  photos: {
    tooLarge:
      '“{{name}}” is larger than 10 MB and was not added. Please take it again with the camera of the phone.',
    noPicture: '“{{name}}” is no JPEG, PNG or WebP photo and was not added.',
  },
}
