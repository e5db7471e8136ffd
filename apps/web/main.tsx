import { z } from 'zod'
import { chooseLanguage } from '#platform/web/i18n/choose-language.ts'

// The Content-Security-Policy forbids code from strings; schemas must know before the first of them is made, and in
// bundles only a later import is sure to run later.
z.config({ jitless: true })
// Whoever runs Lobby has an application of their own: neither loads the other's code.
const isConsole = /^\/operator(\/|$)/i.test(location.pathname)
// So has a screen of the boards.
const isScreen = /^\/board(\/|$)/i.test(location.pathname)
// Each import has a function of its own: of a choice between two the build fetches the styles of one.
const openConsole = () => import('./operator.tsx')
const openScreen = () => import('./player.tsx')
const start = () => import('./start.tsx')
// English is one piece that only English browsers fetch (R044, R045); its words are there before the first is drawn.
const isEnglish = chooseLanguage(navigator.languages, ['zh-TW', 'en']) === 'en'
const begin = isConsole ? openConsole : start
if (isScreen) void openScreen()
else if (isEnglish) void import('./english.ts').then(begin)
else void begin()
