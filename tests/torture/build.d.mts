export function buildPage(root: string, outDir: string): Promise<void>;
export function buildDriver(entry: string, outDir: string): Promise<void>;
