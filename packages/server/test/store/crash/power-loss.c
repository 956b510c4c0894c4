/* Preloaded into a node: at every sync of a file below POWER_FOLDER its bytes are kept beside it as NAME.synced. That is
 * all that is sure to be there after a loss of power. The file is read through the descriptor that is being synced:
 * opening it once more and closing it would drop the locks of the process. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int copy(int from, const char *name) {
  char block[1 << 14];
  int to = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  off_t at = 0;
  ssize_t got;
  if (to < 0) return -1;
  while ((got = pread(from, block, sizeof block, at)) > 0) {
    if (write(to, block, got) != got) break;
    at += got;
  }
  close(to);
  return got == 0 ? 0 : -1;
}

static int keep(int fd, long sync) {
  char link[64], path[4096], part[4200], kept[4200];
  const char *folder = getenv("POWER_FOLDER");
  struct stat info;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length > 0) path[length] = 0;
  if (!folder || length <= 0 || strncmp(path, folder, strlen(folder)) != 0) return syscall(sync, fd);
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) return 0;
  snprintf(part, sizeof part, "%s.synced.part", path);
  snprintf(kept, sizeof kept, "%s.synced", path);
  if (copy(fd, part) != 0) return -1;
  return rename(part, kept);
}

int fsync(int fd) { return keep(fd, SYS_fsync); }
int fdatasync(int fd) { return keep(fd, SYS_fdatasync); }
