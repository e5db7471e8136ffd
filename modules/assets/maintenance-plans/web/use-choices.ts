import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { suppliers } from '#modules/assets/suppliers/contract.ts'

const suppliersApi = client(suppliers)

/** The suppliers who work here, to choose from; none for who may not see them. */
export const useSupplierChoices = () =>
  useQuery({
    queryKey: ['suppliers', 'choices'],
    queryFn: async () =>
      (await suppliersApi.listSuppliers({})).data.map(({ supplierId, name }) => ({
        value: supplierId,
        label: name,
      })),
  })
