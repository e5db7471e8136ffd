import { client } from '#platform/web/calls/client.ts'
import { Problem } from '#platform/contract/problem.ts'
import { isManagerCode, managerCodes } from '../contract.ts'
import { showScanned } from './manager-code-store.ts'

const api = client(managerCodes)
const answered = [404685, 409686, 409687, 409688] as const

/** Takes the scan of a manager's code and says who shows it; any other scan is somebody else's. */
export async function takeScan(code: string): Promise<boolean> {
  if (!isManagerCode(code)) return false
  try {
    const { data } = await api.verifyCode({ token: code }, { handles: answered })
    showScanned({ manager: data })
  } catch (error) {
    if (!(error instanceof Problem) || !answered.some((item) => item === error.code)) throw error
    showScanned({ refused: error.description })
  }
  return true
}
