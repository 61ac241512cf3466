// The C library's declarations that the sources use.
#include <stddef.h>
#include <stdint.h>

typedef long ssize_t;
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;

int memcmp(const void *a, const void *b, size_t count);
void *memcpy(void *target, const void *source, size_t count);
size_t strlen(const char *text);
char *strerror(int code);
char *getenv(const char *name);
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
int *__error(void);
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define ENOTDIR 20
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOMEM 12
#define ENFILE 23
#define EMFILE 24
#define EADDRINUSE 48
#define ENOBUFS 55

ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t write(int descriptor, const void *buffer, size_t count);
int isatty(int descriptor);
int close(int descriptor);
int dup(int descriptor);
int pipe(int descriptors[2]);
#define F_GETFL 3
#define F_SETFL 4
#define F_SETFD 2
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define O_NONBLOCK 0x0004
#define O_WRONLY 0x0001
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
int rename(const char *old, const char *new);

struct in_addr { uint32_t s_addr; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_in {
  uint8_t sin_len; sa_family_t sin_family; in_port_t sin_port; struct in_addr sin_addr;
  char sin_zero[8];
};
struct linger { int l_onoff; int l_linger; };
int socket(int domain, int type, int protocol);
int bind(int socket, const struct sockaddr *address, socklen_t length);
int listen(int socket, int backlog);
#define SHUT_WR 1
int shutdown(int socket, int how);
int accept(int socket, struct sockaddr *address, socklen_t *length);
int getsockname(int socket, struct sockaddr *address, socklen_t *length);
int setsockopt(int socket, int level, int option, const void *value, socklen_t length);
ssize_t recv(int socket, void *buffer, size_t length, int flags);
ssize_t send(int socket, const void *buffer, size_t length, int flags);
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_LINGER 0x0080
#define SO_NOSIGPIPE 0x1022
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01

typedef int32_t pid_t;
typedef int64_t off_t;
pid_t getpid(void);
pid_t getpgrp(void);
int atexit(void (*function)(void));
int dup2(int descriptor, int target);
int mkstemp(char *pattern);
int unlink(const char *path);
int ftruncate(int descriptor, off_t length);
off_t lseek(int descriptor, off_t offset, int whence);
#define SEEK_SET 0

typedef unsigned long tcflag_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  unsigned char c_cc[20];
  speed_t c_ispeed, c_ospeed;
};
int tcgetattr(int descriptor, struct termios *settings);
int tcsetattr(int descriptor, int actions, const struct termios *settings);
int tcflush(int descriptor, int queue);
pid_t tcgetpgrp(int descriptor);
void cfmakeraw(struct termios *settings);
#define ISIG 0x00000080
#define TCSANOW 0
#define TCIFLUSH 1
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *descriptors, unsigned int count, int timeout);
#define POLLIN 0x0001
#define POLLOUT 0x0004

typedef uint32_t sigset_t;
typedef void (*sig_t)(int);
sig_t signal(int number, sig_t handler);
int raise(int number);
int kill(pid_t process, int number);
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *before);
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
struct __siginfo;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
int sigaction(int number, const struct sigaction *action, struct sigaction *before);
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
typedef unsigned long __darwin_size_t;
typedef struct __darwin_sigaltstack { void *ss_sp; __darwin_size_t ss_size; int ss_flags; } stack_t;
int sigaltstack(const stack_t *stack, stack_t *before);
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGWINCH 28
#define SIGINFO 29

typedef uint16_t mode_t;
struct timespec { long tv_sec; long tv_nsec; };
struct stat {
  int32_t st_dev; mode_t st_mode; uint16_t st_nlink; uint64_t st_ino; uint32_t st_uid, st_gid;
  int32_t st_rdev; struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size; int64_t st_blocks; int32_t st_blksize; uint32_t st_flags, st_gen; int32_t st_lspare;
  int64_t st_qspare[2];
};
int stat(const char *path, struct stat *info);
typedef struct __sFILE FILE;
int fflush(FILE *file);
