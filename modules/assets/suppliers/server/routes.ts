import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { cityAreas } from '../city-areas.ts'
import { suppliers } from '../contract.ts'
import { addFile, openFile, removeFile } from './files.ts'
import { addPaper, correctPaper, removePaper } from './papers.ts'
import { listFiles, listRatings, listSuppliers, listTypes, readSupplier } from './queries.ts'
import { addSupplier, correctSupplier, endSupplier } from './suppliers.ts'

export const routes = ({ storage }: Program) =>
  serve(suppliers, {
    listSuppliers,
    addSupplier,
    readSupplier: (context, { supplierId }) => readSupplier(context, supplierId),
    correctSupplier,
    endSupplier: (context, { supplierId }) => endSupplier(context, supplierId),
    listRatings: (context, { supplierId }) => listRatings(context, supplierId),
    listFiles: (context, { supplierId }) => listFiles(context, supplierId),
    addFile: (context, { supplierId }, { form }) => addFile(context, storage, supplierId, form),
    removeFile: (context, { supplierId, fileId }) => removeFile(context, supplierId, fileId),
    openFile: (context, { supplierId, fileId }) => openFile(context, supplierId, fileId),
    addPaper,
    correctPaper,
    removePaper,
    listCityAreas: async () => cityAreas.map(({ cityName, areas }) => ({ cityName, areas: [...areas] })),
    listTypes: (context) => listTypes(context),
  })
