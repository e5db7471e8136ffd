import type { English } from '#platform/web/i18n/english.ts'

export const formattedTextEnglish: English<'textEditor'> = {
  textEditor: {
    tools: 'Formats',
    heading: 'Heading',
    bold: 'Bold (Ctrl B)',
    bulletList: 'List (Ctrl Shift 8)',
    orderedList: 'Numbers (Ctrl Shift 7)',
    link: 'Link',
    linkShort: 'Link',
    linkAddress: 'Address of the link',
    linkKeep: 'Apply',
    linkLeave: 'Cancel',
    picture: 'Add pictures',
    pictureShort: 'Picture',
  },
}
