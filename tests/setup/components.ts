import { startTexts } from '#platform/web/i18n/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'

// Components speak Chinese, as at the desk.
startTexts({ 'zh-TW': { platform: platformTexts } }, ['zh-TW'])
