import { problem } from '#platform/contract/problem.ts'

export const codeCoversNot = () => problem(400107, '掃描的條碼或卡片不屬於這些戶別，請重新掃描。')
