/** What is answered in time; something else where it comes too late, or never. */
export async function within<T>(patience: number, answer: Promise<T>, otherwise: T): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<T>((resolve) => {
    late = setTimeout(() => resolve(otherwise), patience);
  });
  const first = await Promise.race([answer.catch(() => otherwise), waited]);
  clearTimeout(late);
  return first;
}
