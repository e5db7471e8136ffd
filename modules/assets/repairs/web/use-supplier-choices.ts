import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { suppliers } from '#modules/assets/suppliers/contract.ts'

const api = client(suppliers)

/** The suppliers who work here, to choose from. */
export const useSupplierChoices = () =>
  useQuery({
    queryKey: ['suppliers', 'choices'],
    queryFn: async () =>
      (await api.listSuppliers({})).data.map(({ supplierId, name }) => ({ value: supplierId, label: name })),
  }).data ?? []
