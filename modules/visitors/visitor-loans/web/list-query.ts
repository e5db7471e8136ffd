import { client } from '#platform/web/calls/client.ts'
import { visitorLoans } from '../contract.ts'
import type { LoanSearch } from './screens.ts'

const api = client(visitorLoans)

/** What is lent now, or the things with their stock; both are counted. */
export const lendablesQuery = ({ view = 'out' }: LoanSearch) => ({
  queryKey: ['visitorLoans', 'all', view],
  queryFn: async () => {
    const [{ data: things }, { data: loans }] = await Promise.all([api.listLendables({}), api.listLoans({})])
    const out = loans.flatMap((loan) =>
      loan.lines.filter((line) => line.stillOut > 0).map((line) => ({ loan, line })),
    )
    return { things, out, data: view === 'out' ? out : things }
  },
  retryOnMount: false,
})
