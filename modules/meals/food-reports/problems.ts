import { problem } from '#platform/contract/problem.ts'

export const daysTurned = () => problem(400_32_401, '結束日要在開始日當天或之後，請重新選擇。')
