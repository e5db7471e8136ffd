import { createRoot } from 'react-dom/client'
import { PlayerPage } from '#modules/boards/board-player/web/PlayerPage.tsx'
import { Player } from '#modules/boards/board-player/web/player.ts'
import { keepProgram } from '#modules/boards/board-player/web/keep-program.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { lookSheet } from '#platform/web/look/tokens.ts'
import '#platform/web/look/base.css'
import { platformTexts } from '#platform/web/texts.ts'

startTexts({ 'zh-TW': { platform: platformTexts } })
document.head.append(Object.assign(document.createElement('style'), { textContent: lookSheet() }))
void keepProgram()

const root = document.getElementById('root')
void Player.start().then((player) => root && createRoot(root).render(<PlayerPage player={player} />))
