/** Files leave the app here: by the phone's share sheet where it takes files, else as a download. */
import { setNote } from '../../storage';
import { theDisk } from './the-disk';

/** Called from the tap itself: a share sheet opens for nothing else. */
export async function shareFile(text: string, name: string, type = 'application/json'): Promise<void> {
  // Of the kinds of text only the plainest is taken by the share sheet of every phone.
  const plain = new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });
  if (!(await shared(plain))) download(new File([text], name, { type }));
  await setNote(await theDisk(), 'last-export', `${Date.now()}`);
}

/** True where the share sheet took it, or the player put it away; false where there is none. */
async function shared(file: File): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
