/** The list of exports. */
export const exportsPath = '/mgmt/exports'
