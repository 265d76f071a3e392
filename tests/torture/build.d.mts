export function buildPage(root: string, outDir: string): Promise<void>;
