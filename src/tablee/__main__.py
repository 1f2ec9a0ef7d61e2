"""`python -m tablee` is the command `tablee`, for where its folder is not on the path."""

from tablee.cli.main import main

if __name__ == "__main__":
    main()
