import { problem } from '#platform/contract/problem.ts'

export const keyUnsound = () => problem(400_31_081, '這個瀏覽器的金鑰不能使用，請重新整理後再試。')
export const keyOfOther = () => problem(409_31_081, '這個瀏覽器的金鑰屬於別的帳號，請重新整理後再試。')
