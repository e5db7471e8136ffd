import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { barePlate } from '#platform/contract/plate.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSettled } from '#platform/web/input/use-settled.ts'
import { visits } from '#modules/visitors/visits/contract.ts'

const api = client(visits)
const leastOfPlate = 3
const leastOfPhone = 4

/** Who came before with this plate or telephone number, once enough of one is typed. */
export function useProposals(typed: { plate: string; phone: string }) {
  const ofPlate = useSettled(typed.plate)
  const ofPhone = useSettled(typed.phone)
  const plate = useDeferredValue(barePlate(ofPlate.settled))
  const phone = useDeferredValue(ofPhone.settled.normalize('NFKC').replace(/\D/g, ''))
  const isEnough = plate.length >= leastOfPlate || phone.length >= leastOfPhone
  const { data } = useQuery({
    queryKey: ['visitors', 'propose', plate, phone],
    queryFn: async ({ signal }) => (await api.propose({ plate, phone }, { signal })).data,
    enabled: isEnough,
    retry: false,
    staleTime: 10_000,
  })
  return { proposals: isEnough ? (data ?? []) : [], watchPlate: ofPlate.watch, watchPhone: ofPhone.watch }
}
